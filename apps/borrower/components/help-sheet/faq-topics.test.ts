import { expect, test } from 'vitest';
import words from '../../messages/en-US/faq.json' with { type: 'json' };
import { helpTable } from '../../routing/help-table.ts';
import { faqTopics } from './faq-topics.ts';
import { mostShown } from './questions.tsx';

test.each(Object.keys(helpTable))(
  'Help on %s shows at least one question of each of its topics',
  (screen) => {
    const own = faqTopics(screen).slice(0, -1);
    const before = own.map((_topic, index) =>
      own.slice(0, index).reduce((sum, nearer) => sum + Object.keys(words[nearer]).length / 2, 0),
    );
    expect(own.filter((_topic, index) => (before[index] ?? 0) >= mostShown)).toEqual([]);
  },
);
