import { getAgreedTexts } from '@luwag/contract/endpoints/profile/get-agreed-texts';
import { type AgreedText, type TextVersion, textVersions, versionIndex } from '@luwag/contract/text-versions';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { useLocale, useTranslations } from 'use-intl';
import { hasSession, useCoreStore } from '../../store/core-store.ts';
import { useAnswer } from '../../store/use-answer.ts';
import { longDate } from '../../messages/long-date.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';

/** All versions of a text but its first, which brought everything. */
type LaterVersion<Text extends AgreedText> = (typeof textVersions)[Text] extends readonly [
  TextVersion,
  ...infer Later extends readonly TextVersion[],
]
  ? Later[number]['version']
  : never;

/**
 * Which version of a text this is, and what changed from version to version. A borrower who agreed to one sees when, and what
 * changed since in the open.
 */
export function TextVersions<Text extends AgreedText>({
  text,
  news,
}: {
  text: Text;
  /** What each version brought, in sentences. */
  news: Readonly<Record<LaterVersion<Text>, readonly string[]>>;
}) {
  const words = useTranslations('text-versions');
  const locale = useLocale();
  const isSignedIn = useCoreStore(hasSession);
  const { data, error } = useAnswer(getAgreedTexts, {});
  const newsOf: Readonly<Record<string, readonly string[]>> = news;
  const askedKey: AgreedText = text;
  const versions: readonly TextVersion[] = textVersions[text];
  const latest = versions.length - 1;
  const agreed = isSignedIn ? (data?.[text] ?? null) : null;
  const agreedIndex = agreed === null ? -1 : versionIndex(text, agreed.version);
  const isOlder = agreedIndex >= 0 && agreedIndex < latest;
  const agreedOn = agreed === null ? '' : longDate(manilaDateOf(Date.parse(agreed.agreedAt)), locale);
  const changesAfter = (index: number) =>
    versions
      .map(({ version, inForceOn }, at) => ({ version, at, date: longDate(inForceOn, locale) }))
      .slice(index + 1)
      .map(({ version, at, date }) => (
        <section key={version}>
          <h3>{words('since', { date, number: at + 1 })}</h3>
          <ul>
            {(newsOf[version] ?? []).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))
      .toReversed();
  return (
    <div className="text-versions">
      <p className="layered-version">
        {words('version', { number: latest + 1, date: longDate(versions[latest]?.inForceOn ?? '', locale) })}
      </p>
      {isSignedIn && data === undefined && error === null ? <Skeleton lines={1} /> : null}
      {agreedIndex === latest ? <p>{words('agreed', { date: agreedOn })}</p> : null}
      {isOlder ? (
        <section className="text-changes">
          <h2>{words('changedTitle')}</h2>
          <p>{words('changedLead', { number: agreedIndex + 1, date: agreedOn })}</p>
          {changesAfter(agreedIndex)}
          <p>{words(`asked.${askedKey}`)}</p>
        </section>
      ) : null}
      {latest > 0 && !(isOlder && agreedIndex === 0) ? (
        <details>
          <summary>{words('history')}</summary>
          {changesAfter(0)}
        </details>
      ) : null}
    </div>
  );
}
