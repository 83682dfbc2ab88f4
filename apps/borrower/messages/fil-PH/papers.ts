import type { messages as source } from '../en-US/papers.ts';
import type { Translation } from '../namespaces.ts';

export const messages: Translation<typeof source> = {
  title: 'Mga papeles',
  lead: 'PDF ang bawat isa. Kahit sino ay puwedeng magsuri nito sa site namin gamit ang code na nakasulat dito.',
  disclosure: 'Pahayag ng gastos (disclosure statement)',
  agreement: 'Kasunduan sa loan na pinirmahan mo',
  receipt: 'Resibo para sa {amount}, {date}',
  statement: 'Talaan ng account',
  certificate: 'Katibayan na bayad na lahat',
  save: 'I‑save ang PDF: {paper}',
  saved: 'Na‑save: {paper}',
};
