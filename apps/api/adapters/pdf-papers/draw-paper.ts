import { createRequire } from 'node:module';
import PdfDocument from 'pdfkit';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import type { Clause, PaperStamp, PaperText, PrintedPaper } from '../../ports/paper.ts';

type Sheet = InstanceType<typeof PdfDocument>;

const require = createRequire(import.meta.url);
/* One family that holds Latin, Devanagari and the peso sign. */
const fonts = {
  regular: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
};
const ink = '#10262a';
const inkSoft = '#4a5e61';
const brand = '#0b6e69';
const margin = 56;
const footerHeight = 34;

/** A paper on A4, as tagged PDF that a screen reader can read. */
export function drawPaper(paper: PrintedPaper): Promise<Buffer> {
  const [first] = paper.texts;
  if (first === undefined) throw new Error('a paper has a text');
  const sheet = new PdfDocument({
    size: 'A4',
    margins: { top: margin, bottom: margin + footerHeight, left: margin, right: margin },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: first.language,
    info: {
      Title: first.title,
      Author: paper.lender.corporateName,
      CreationDate: new Date(paper.stamp.issuedAt),
      ModDate: new Date(paper.stamp.issuedAt),
    },
  });
  sheet.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  const finished = collect(sheet);
  paper.texts.forEach((text, place) => {
    if (place > 0) sheet.addPage();
    writeText(sheet, text, paper);
  });
  writeProof(sheet, paper.stamp);
  writeFooters(sheet, paper.stamp);
  sheet.end();
  return finished;
}

function collect(sheet: Sheet): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
    sheet.on('end', () => resolve(Buffer.concat(chunks)));
    sheet.on('error', reject);
  });
}

function writeText(sheet: Sheet, text: PaperText, { lender }: PrintedPaper): void {
  const whole = sheet.struct('Sect', { lang: text.language });
  sheet.addStructure(whole);
  whole.add(
    sheet.struct('P', {}, () => {
      sheet.font('bold').fontSize(13).fillColor(brand).text(lender.productName);
      sheet
        .font('regular')
        .fontSize(8)
        .fillColor(inkSoft)
        .text(
          `${lender.corporateName} · SEC ${lender.secRegistrationNumber} · CA ${lender.certificateOfAuthorityNumber}`,
        );
    }),
  );
  sheet.moveDown(1.2);
  whole.add(
    sheet.struct('H1', {}, () => {
      sheet.font('bold').fontSize(19).fillColor(ink).text(text.title);
    }),
  );
  whole.add(
    sheet.struct('P', {}, () => {
      sheet.font('regular').fontSize(8).fillColor(inkSoft).text(text.templateVersion);
    }),
  );
  for (const clause of text.clauses) writeClause(sheet, whole, clause);
  whole.end();
}

type Structure = ReturnType<Sheet['struct']>;

function writeClause(sheet: Sheet, whole: Structure, { heading, paragraphs }: Clause): void {
  keepTogether(sheet, 48);
  whole.add(
    sheet.struct('H2', {}, () => {
      sheet.moveDown(0.5).font('bold').fontSize(11.5).fillColor(ink).text(heading);
    }),
  );
  for (const paragraph of paragraphs) {
    whole.add(
      sheet.struct('P', {}, () => {
        sheet.moveDown(0.2).font('regular').fontSize(10).fillColor(ink).text(paragraph, { lineGap: 2 });
      }),
    );
  }
}

/** A heading is not left alone at the foot of a page. */
function keepTogether(sheet: Sheet, height: number): void {
  if (sheet.y + height > sheet.page.height - sheet.page.margins.bottom) sheet.addPage();
}

const proofSize = 78;

function writeProof(sheet: Sheet, stamp: PaperStamp): void {
  keepTogether(sheet, proofSize + 24);
  sheet.moveDown(1);
  const top = sheet.y;
  const proof = sheet.struct('P', {}, () => {
    drawQrCode(sheet, stamp.verifyUrl, margin, top);
    const left = margin + proofSize + 16;
    const width = sheet.page.width - left - margin;
    sheet
      .font('bold')
      .fontSize(10)
      .fillColor(ink)
      .text(stamp.code, left, top + 4, { width });
    sheet.font('regular').fontSize(8).fillColor(inkSoft);
    sheet.text(stamp.verifyUrl, left, sheet.y + 2, { width, link: stamp.verifyUrl });
    sheet.text(`SHA-256 ${stamp.contentHash}`, left, sheet.y + 4, { width });
    sheet.text(new Date(stamp.issuedAt).toISOString(), left, sheet.y + 4, { width });
  });
  sheet.addStructure(proof);
  proof.end();
}

function drawQrCode(sheet: Sheet, text: string, left: number, top: number): void {
  const code = generate(text, { minCorrectionLevel: correction.M });
  sheet
    .save()
    .translate(left, top)
    .scale(proofSize / code.size);
  sheet.path(toSvgPath(code)).fill(ink);
  sheet.restore();
}

function writeFooters(sheet: Sheet, stamp: PaperStamp): void {
  const { start, count } = sheet.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    sheet.switchToPage(start + page);
    // The foot lies in the margin, where text would otherwise open a new page.
    sheet.page.margins.bottom = 0;
    sheet.markContent('Artifact', { type: 'Pagination' });
    const top = sheet.page.height - margin;
    const width = sheet.page.width - 2 * margin;
    sheet.font('regular').fontSize(8).fillColor(inkSoft);
    sheet.text(stamp.code, margin, top, { width, lineBreak: false });
    sheet.text(`${page + 1} / ${count}`, margin, top, { width, align: 'right', lineBreak: false });
    sheet.endMarkedContent();
  }
}
