import type { AgreedText } from '@luwag/contract/text-versions';
import type { ComponentProps, ReactNode } from 'react';
import { usePublicSettings } from '../../store/rendered-from.ts';
import { goBack } from '../../routing/go-back.ts';
import { Button } from '../button/button.tsx';
import { LayeredText } from '../layered-text/layered-text.tsx';
import { ScreenFrame } from '../screen-frame/screen-frame.tsx';
import { TextVersions } from '../text-versions/text-versions.tsx';

type AgreedKey<Summary extends string, Full extends string> =
  | 'title'
  | 'lead'
  | 'back'
  | 'fullTitle'
  | `summary.${Summary}.${'heading' | 'body'}`
  | `full.${Full}.${'heading' | 'body'}`;

type AgreedTextProps<Text extends AgreedText, Summary extends string, Full extends string> = ComponentProps<
  typeof TextVersions<Text>
> & {
  /** The messages of the text, whose sentences may name the lender and its contacts. */
  words: (key: AgreedKey<Summary, Full>, values: Record<'lender' | 'officer' | 'email', string>) => string;
  summaryKeys: readonly Summary[];
  fullKeys: readonly Full[];
  /** Beside the way back. */
  actions?: ReactNode;
  /** Below the text. */
  children?: ReactNode;
};

/** The screen of a text that borrowers agree to: its version, the short answers, the full wording. */
export function AgreedTextScreen<Text extends AgreedText, Summary extends string, Full extends string>({
  words,
  text,
  news,
  summaryKeys,
  fullKeys,
  actions,
  children,
}: AgreedTextProps<Text, Summary, Full>) {
  const { corporateName, grievanceOfficer, grievanceEmail } = usePublicSettings().legalIdentity;
  const values = { lender: corporateName, officer: grievanceOfficer, email: grievanceEmail };
  return (
    <ScreenFrame
      title={words('title', values)}
      lead={words('lead', values)}
      back={goBack}
      actions={
        <>
          <Button onClick={goBack}>{words('back', values)}</Button>
          {actions}
        </>
      }
    >
      <LayeredText
        version={<TextVersions text={text} news={news} />}
        summary={summaryKeys.map((key) => ({
          key,
          heading: words(`summary.${key}.heading`, values),
          body: words(`summary.${key}.body`, values),
        }))}
        fullTitle={words('fullTitle', values)}
        full={fullKeys.map((key) => ({
          key,
          heading: words(`full.${key}.heading`, values),
          body: words(`full.${key}.body`, values),
        }))}
      />
      {children}
    </ScreenFrame>
  );
}
