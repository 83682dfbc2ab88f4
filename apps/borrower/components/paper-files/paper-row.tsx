import { useTranslations } from 'use-intl';
import { Button } from '../button/button.tsx';
import { type Paper, usePaperFile } from './use-paper-file.ts';

/** One paper of a loan, to be saved or shared as a PDF. */
export function PaperRow({ loanId, paper }: { loanId: string; paper: Paper }) {
  const words = useTranslations('papers');
  const { save, isBusy, problem } = usePaperFile(loanId, paper);
  const { name } = paper;
  return (
    <li>
      <span className="paper-files-name">{name}</span>
      <Button
        variant="secondary"
        isBusy={isBusy}
        aria-label={words('save', { paper: name })}
        onClick={() => void save()}
      >
        PDF
      </Button>
      {problem === null ? null : (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}
