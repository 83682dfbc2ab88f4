import { useState } from 'react';
import { Button } from 'react-aria-components';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';

type ConfirmedButtonProps = {
  look: 'primary' | 'danger';
  label: string;
  question: { title: string; text: string; confirm: string; cancel: string };
  onConfirm: () => void;
};

/** A button for what cannot be taken back: it asks once more before it does anything. */
export function ConfirmedButton({ look, label, question, onConfirm }: ConfirmedButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button className={look} onPress={() => setIsAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        look={look}
        title={question.title}
        confirm={question.confirm}
        cancel={question.cancel}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onConfirm();
        }}
      >
        <p>{question.text}</p>
      </ConfirmDialog>
    </>
  );
}
