import { useTranslations } from 'use-intl';
import { Button } from '../button/button.tsx';
import { usePaperFile } from '../paper-files/use-paper-file.ts';

/** The paper that the loan is paid, to be kept or sent on as a PDF. */
export function CertificateFile({ loanId }: { loanId: string }) {
  const words = useTranslations('moments.paid');
  const papers = useTranslations('papers');
  const { save, isBusy, problem } = usePaperFile(loanId, {
    kind: 'certificate',
    name: papers('certificate'),
  });
  return (
    <>
      {problem === null ? null : (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <Button isBusy={isBusy} onClick={() => void save()}>
        {words('certificate')}
      </Button>
    </>
  );
}
