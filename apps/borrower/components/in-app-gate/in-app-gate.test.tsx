import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { useSectionDrafts } from '../../store/section-drafts.ts';
import { profileAnswer } from '../../testing/profile-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const inside = [
  `${iPhone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/480.0;FBDV/iPhone14,5]`,
  `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0.0.48.110;FBLC/en_US]`,
  `${iPhone} Mobile/15E148 Instagram 350.0.0.26.86 (iPhone14,5; iOS 18_5; en_PH)`,
  `${iPhone} Mobile/15E148 musical_ly_38.5.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/en`,
  `${iPhone} Mobile/15E148 BytedanceWebview/d8a21c6`,
];
const outside = [
  `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`,
  `${iPhone} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`,
  `${iPhone} FxiOS/138.0 Mobile/15E148 Safari/605.1.15`,
];
const steps = [
  { search: '?step=idFront', button: 'Take photo' },
  { search: '?step=selfie', button: 'Take a selfie' },
];

const getUserMedia = vi.fn(async () => {
  throw new DOMException('no', 'NotAllowedError');
});

beforeEach(() => {
  answerCache.clear();
  useSectionDrafts.setState({}, true);
  getUserMedia.mockClear();
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function pressTake(userAgent: string, { search, button }: (typeof steps)[number]) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  history.replaceState(null, '', `/identityInfo${search}`);
  serveAnswers({ 'GET /api/profile': profileAnswer() });
  await renderScreen(findRoute('/identityInfo').route);
  fireEvent.click(await screen.findByRole('button', { name: button }));
}

test.each(inside.flatMap((userAgent) => steps.map((step) => [userAgent, step] as const)))(
  'inside another app (%s) the way out comes before the camera is asked for, at %o',
  async (userAgent, step) => {
    await pressTake(userAgent, step);
    const gate = within(await screen.findByRole('dialog', { name: 'Open in Safari' }));
    expect(getUserMedia).not.toHaveBeenCalled();
    // The same step opens in another browser.
    expect(gate.getByText(`${location.origin}/identityInfo${step.search}`)).not.toBeNull();
    const copy = gate.getByRole('button', { name: 'Copy link' });
    const file = gate.getByLabelText('Use a file instead').closest('label');
    expect(file?.className.replace(' file-button', '')).toBe(copy.className);
    expect(gate.getByLabelText('Use a file instead').getAttribute('capture')).toBeNull();
  },
);

test('a file chosen there goes on as any other', async () => {
  const [userAgent = ''] = inside;
  const [step] = steps;
  await pressTake(userAgent, step!);
  const gate = within(await screen.findByRole('dialog', { name: 'Open in Safari' }));
  fireEvent.change(gate.getByLabelText('Use a file instead'), {
    target: { files: [new File(['not a picture'], 'card.heic')] },
  });
  await screen.findByText(/This browser can’t read that file/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(outside)('a browser of its own (%s) asks for the camera at once', async (userAgent) => {
  await pressTake(userAgent, steps[0]!);
  await screen.findByText('The camera is blocked for this page');
  expect(getUserMedia).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});
