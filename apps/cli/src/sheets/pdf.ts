/** Writes pages of shapes as a PDF. */
import { type Page, type Paper, PAPER_SIZE, type Shape, type Text } from '@abacow/paper';
import { escapeHidden } from '@abacow/rules';
import { withoutFormat } from '@abacow/table';
import PDFDocument from 'pdfkit';

type Document = InstanceType<typeof PDFDocument>;

const FONTS = { bold: 'Helvetica-Bold', regular: 'Helvetica' } as const;

/** The fonts that every PDF reader has contain only western European letters. */
const printable = (words: string): string =>
  escapeHidden(withoutFormat(words))
    .replaceAll('\u2019', "'")
    // The minus sign: an en dash is as long.
    .replaceAll('\u2212', '\u2013')
    .replace(/[^\x20-\x7e\xa0-\xff\u2013]/gu, '?');

const drawText = (document: Document, { text: words, x, y, size, anchor, bold, turn = 0 }: Text): void => {
  const text = printable(words);
  document.font(bold ? FONTS.bold : FONTS.regular).fontSize(size);
  const width = document.widthOfString(text);
  const left = anchor === 'start' ? x : x - (anchor === 'middle' ? width / 2 : width);
  document
    .save()
    .rotate(turn, { origin: [x, y] })
    .fillColor('black');
  document.text(text, left, y, { lineBreak: false, baseline: 'alphabetic' }).restore();
};

const draw = (document: Document, shape: Shape): void => {
  switch (shape.kind) {
    case 'text':
      return drawText(document, shape);
    case 'line':
      document.save().lineWidth(shape.width).strokeColor('black');
      if (shape.dash !== undefined) document.dash(shape.dash, { space: shape.dash });
      document
        .moveTo(...shape.from)
        .lineTo(...shape.to)
        .stroke()
        .restore();
      return;
    case 'path': {
      const { d, at, scale, fill, stroke } = shape;
      document
        .save()
        .translate(...at)
        .scale(scale)
        .path(d)
        .lineWidth(stroke)
        .lineJoin('round');
      if (fill !== null && stroke > 0) document.fillAndStroke(fill, 'black');
      else if (fill !== null) document.fill(fill);
      else document.stroke('black');
      document.restore();
      return;
    }
  }
};

export const makePdf = (pages: readonly Page[], paper: Paper, title: string): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const [width, height] = PAPER_SIZE[paper];
    const info = { Title: title, Creator: 'Abacow', Producer: 'Abacow' };
    const document = new PDFDocument({ size: [width, height], margin: 0, autoFirstPage: false, info });
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    for (const page of pages) {
      document.addPage();
      for (const shape of page) draw(document, shape);
    }
    document.end();
  });
