import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handOverFile, pdfFile } from './hand-over-file.ts';

const paper = { fileName: 'receipt-261121-000001.pdf', pdfBase64: btoa('%PDF-1.7') };
let downloaded: string[] = [];

beforeEach(() => {
  downloaded = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    downloaded.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function phoneThatShares(share: (data: ShareData) => Promise<void>): void {
  vi.stubGlobal('navigator', { canShare: () => true, share });
}

test('a phone that shares files gets the file with its name and its bytes', async () => {
  const shared: File[] = [];
  phoneThatShares(async ({ files = [] }) => void shared.push(...files));
  expect(await handOverFile(pdfFile(paper))).toBe(true);
  expect(shared.map(({ name, type }) => [name, type])).toEqual([[paper.fileName, 'application/pdf']]);
  expect(await shared[0]?.text()).toBe('%PDF-1.7');
  expect(downloaded).toEqual([]);
});

test('closing the share sheet saves nothing and says nothing', async () => {
  phoneThatShares(() => Promise.reject(new DOMException('closed', 'AbortError')));
  expect(await handOverFile(pdfFile(paper))).toBe(false);
  expect(downloaded).toEqual([]);
});

test('a browser that shares no files, or forgot the touch meanwhile, downloads', async () => {
  vi.stubGlobal('navigator', {});
  expect(await handOverFile(pdfFile(paper))).toBe(true);
  phoneThatShares(() => Promise.reject(new DOMException('no touch', 'NotAllowedError')));
  expect(await handOverFile(pdfFile(paper))).toBe(true);
  expect(downloaded).toEqual([paper.fileName, paper.fileName]);
});
