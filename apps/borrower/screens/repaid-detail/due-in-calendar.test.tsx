import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCache } from '../../store/answer-cache.ts';
import { loanDetail, loanSummary } from '../../testing/loan-answers.ts';
import { renderInApp } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';
import { DueInCalendar } from './due-in-calendar.tsx';
import type { Detail } from './loan-detail.tsx';

beforeEach(() => {
  answerCache.clear();
  serveAnswers({});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (detail: Detail) => renderInApp(() => <DueInCalendar detail={detail} />, ['repaid-detail']);

async function handedOver(): Promise<string[]> {
  const share = vi.fn<(data: { files: File[] }) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', { canShare: () => true, share });
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  const file = share.mock.calls[0]?.[0].files[0];
  expect(file?.type).toBe('text/calendar');
  return (await file?.text())?.split('\r\n') ?? [];
}

test('a single payment goes into the calendar on the day it is due now, without an amount', async () => {
  await show(loanDetail(loanSummary({ dueOn: '2026-12-29' })));
  const lines = await handedOver();
  expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual(['DTSTART;VALUE=DATE:20261229']);
  expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(1);
  expect(lines.find((line) => line.startsWith('SUMMARY:'))).toMatch(/^SUMMARY:.+: a payment is due$/);
  expect(lines.join('')).not.toContain('₱');
  // Nobody could say which hour was chosen: nine in the morning of the day before.
  expect(lines).toContain('TRIGGER:-PT15H');
});

test('it reminds at the hour that the borrower chose in the settings', async () => {
  serveAnswers({ 'GET /api/own-settings': { reminderHour: 19 } });
  await show(loanDetail(loanSummary({ dueOn: '2026-12-29' })));
  expect(await handedOver()).toContain('TRIGGER:-PT5H');
});

test('of installments those not paid yet go in, each on its day', async () => {
  const detail = loanDetail();
  const [first] = detail.schedule;
  if (first === undefined) throw new Error('a loan has a schedule');
  const schedule = [
    { ...first, number: 1, dueOn: '2026-11-12', openCentavos: 0 },
    { ...first, number: 2, dueOn: '2026-12-12', openCentavos: 200_000 },
    { ...first, number: 3, dueOn: '2027-01-11', openCentavos: 200_000 },
  ];
  await show({ ...detail, schedule });
  expect(screen.getByRole('button').textContent).toBe('Add 2 due dates to my calendar');
  const days = (await handedOver()).filter((line) => line.startsWith('DTSTART'));
  expect(days).toEqual(['DTSTART;VALUE=DATE:20261212', 'DTSTART;VALUE=DATE:20270111']);
});

test('a loan that is over is due no more', async () => {
  await show(loanDetail(loanSummary({ status: 'settled' })));
  expect(screen.queryByRole('button')).toBeNull();
});
