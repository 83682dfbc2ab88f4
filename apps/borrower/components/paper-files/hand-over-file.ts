/** A paper as the server issued it, as a file. */
export function pdfFile({ fileName, pdfBase64 }: { fileName: string; pdfBase64: string }): File {
  const bytes = Uint8Array.from(atob(pdfBase64), (letter) => letter.codePointAt(0) ?? 0);
  return new File([bytes], fileName, { type: 'application/pdf' });
}

/**
 * Gives a file to its reader: through the phone's share sheet, from where it can be kept or sent on, else as a download.
 * A text goes along with the file. Answers whether it was handed over; closing the sheet is a choice.
 */
export async function handOverFile(file: File, text?: string): Promise<boolean> {
  // Absent on most desktops, whatever the types say.
  const canShare = 'canShare' in navigator && navigator.canShare({ files: [file] });
  if (canShare) {
    try {
      await navigator.share({ files: [file], ...(text === undefined ? {} : { text }) });
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false;
      // A phone that forgot the touch while the file was on its way refuses the sheet; the download still works.
    }
  }
  download(file);
  return true;
}

function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser has begun to read by then; the address would keep the file in memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
