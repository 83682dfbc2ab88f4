import { type RepairItem, repairItems, repairReasons } from '@luwag/contract/profile/repair';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { wordFor, words } from '../../messages/en-US.ts';
import { itemName } from './item-name.ts';

const say = words.reviewCase.sendBack;

export type SentItem = { item: RepairItem; reasonCode: string };

/** Ticks what the borrower is to renew, each with a reason that fits it. Only what is ticked is opened to them. */
export function SendBackForm({ onAsk }: { onAsk: (items: SentItem[]) => void }) {
  const [chosen, setChosen] = useState<Readonly<Partial<Record<RepairItem, string>>>>({});
  const items = repairItems.flatMap((item) => {
    const reasonCode = chosen[item];
    return reasonCode === undefined ? [] : [{ item, reasonCode }];
  });
  const isReady = items.length > 0 && items.every(({ reasonCode }) => reasonCode !== '');
  return (
    <fieldset className="send-back">
      <legend>{say.legend}</legend>
      <ul className="plain-list">
        {repairItems.map((item) => (
          <li key={item}>
            <label>
              <input
                type="checkbox"
                checked={chosen[item] !== undefined}
                onChange={(event) => setChosen(withItem(chosen, item, event.target.checked ? '' : undefined))}
              />
              {itemName(item)}
            </label>
            {chosen[item] === undefined ? null : (
              <select
                aria-label={`${say.reasonFor}: ${itemName(item)}`}
                value={chosen[item]}
                onChange={(event) => setChosen(withItem(chosen, item, event.target.value))}
              >
                <option value="">{words.reviewCase.chooseReason}</option>
                {repairReasons[item].map((reason) => (
                  <option key={reason} value={reason}>
                    {wordFor(words.reasonCodes, reason)}
                  </option>
                ))}
              </select>
            )}
          </li>
        ))}
      </ul>
      <Button className="quiet" isDisabled={!isReady} onPress={() => onAsk(items)}>
        {say.action}
      </Button>
    </fieldset>
  );
}

function withItem(
  chosen: Readonly<Partial<Record<RepairItem, string>>>,
  item: RepairItem,
  reasonCode: string | undefined,
): Partial<Record<RepairItem, string>> {
  const { [item]: _former, ...others } = chosen;
  return reasonCode === undefined ? others : { ...others, [item]: reasonCode };
}
