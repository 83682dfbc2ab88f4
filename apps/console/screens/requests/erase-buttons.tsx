import type { StaffRequest } from '@luwag/contract/endpoints/staff/request-answer';
import { Button } from 'react-aria-components';
import { ConfirmedButton } from '../../components/confirmed-button/confirmed-button.tsx';
import { loanWords } from '../../messages/loan-words.ts';

const say = loanWords.requests.erase;

/** Deleting an account: one member of staff says that it may be done, another one does it after a last look. */
export function EraseButtons({
  request: { proposedBy, isOwn },
  onPropose,
  onCarryOut,
}: {
  request: StaffRequest;
  onPropose: () => void;
  onCarryOut: () => void;
}) {
  if (proposedBy === null) {
    return (
      <Button className="primary" onPress={onPropose}>
        {say.propose}
      </Button>
    );
  }
  if (isOwn) return null;
  return (
    <ConfirmedButton
      look="danger"
      label={say.carryOut}
      question={{
        title: say.title,
        text: say.text,
        confirm: say.carryOut,
        cancel: loanWords.preview.cancel,
      }}
      onConfirm={onCarryOut}
    />
  );
}
