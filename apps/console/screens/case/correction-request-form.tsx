import {
  type CorrectableItem,
  correctableItems,
  correctionReasons,
} from '@luwag/contract/profile/correction';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { wordFor, words } from '../../messages/en-US.ts';
import { itemName } from './item-name.ts';

const say = words.reviewCase.correctionRequest;

export type SentItem = { item: CorrectableItem; reasonCode: string };

/** Ticks what the borrower is to renew, each with a reason that fits it. Only what is ticked is opened to them. */
export function CorrectionRequestForm({ onAsk }: { onAsk: (items: SentItem[]) => void }) {
  const [chosen, setChosen] = useState<Readonly<Partial<Record<CorrectableItem, string>>>>({});
  const items = correctableItems.flatMap((item) => {
    const reasonCode = chosen[item];
    return reasonCode === undefined ? [] : [{ item, reasonCode }];
  });
  const isReady = items.length > 0 && items.every(({ reasonCode }) => reasonCode !== '');
  return (
    <fieldset className="correction-request">
      <legend>{say.legend}</legend>
      <ul className="plain-list">
        {correctableItems.map((item) => (
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
                {correctionReasons[item].map((reason) => (
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
  chosen: Readonly<Partial<Record<CorrectableItem, string>>>,
  item: CorrectableItem,
  reasonCode: string | undefined,
): Partial<Record<CorrectableItem, string>> {
  const { [item]: _former, ...others } = chosen;
  return reasonCode === undefined ? others : { ...others, [item]: reasonCode };
}
