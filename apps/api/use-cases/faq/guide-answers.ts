import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { countGuideAnswer as countEndpoint } from '@luwag/contract/endpoints/faq/count-guide-answer';
import type { listGuideAnswers as listEndpoint } from '@luwag/contract/endpoints/faq/list-guide-answers';
import type { GuideName } from '@luwag/contract/guide-names';
import type { Context } from '../context.ts';
import { done, type Outcome } from '../write.ts';

type GuideContext = Pick<Context, 'guideAnswers'>;

/** Counts one answer; who gave it is not known here. */
export async function countGuideAnswer(
  { guideAnswers }: GuideContext,
  guide: GuideName,
  { language, hasHelped }: ParsedInput<typeof countEndpoint>['body'],
): Promise<Outcome<object>> {
  await guideAnswers.count(guide, language, hasHelped);
  return done({});
}

/** All sums, for staff. */
export async function listGuideAnswers({
  guideAnswers,
}: GuideContext): Promise<Outcome<CallOutput<typeof listEndpoint>>> {
  return done({ counts: [...(await guideAnswers.list())] });
}
