import type { PlantedBug } from './planted-bugs.ts';

const reconciliation = 'apps/api/use-cases/reconciliation';

/** Mistakes in the comparison of the night. */
export const plantedAtNight: readonly PlantedBug[] = [
  {
    name: 'what a provider alone has is no break',
    file: `${reconciliation}/find-breaks.ts`,
    from: "if (own === undefined) return paid === undefined ? [] : [breakOf('not-in-ledger', group)];",
    to: 'if (own === undefined) return [];',
  },
  {
    name: 'what came back at the provider and stands here is no break',
    file: `${reconciliation}/find-breaks.ts`,
    from: "if (paid === undefined) return own.state === 'stands' ? [breakOf(lossOf(group), group)] : [];",
    to: 'if (paid === undefined) return [];',
  },
  {
    name: 'what was paid and failed here is no break',
    file: `${reconciliation}/find-breaks.ts`,
    from: "if (own.state !== 'stands') return [breakOf('state-differs', group)];",
    to: "if (own.state !== 'stands') return [];",
  },
  {
    name: 'the list of the second provider is not compared',
    file: `${reconciliation}/ask-for-comparison.ts`,
    from: 'if (await reconciliation.ask({ provider, businessOn, askedByName: name, at })) asked += 1;',
    to: 'if (asked === 0 && (await reconciliation.ask({ provider, businessOn, askedByName: name, at }))) asked += 1;',
  },
  {
    name: 'a break stays when its cause is gone',
    file: `${reconciliation}/reconcile-day.ts`,
    from: 'kinds: kindsOfADay,',
    to: 'kinds: [],',
  },
];
