import { expect, test } from '@jest/globals';
import { attachmentOf } from './content-disposition.ts';

test('names a file in ASCII, and in its own letters where those say more', () => {
  expect(attachmentOf('a.pdf', 'a.pdf')).toBe('attachment; filename="a.pdf"');
  expect(attachmentOf('topferei.pdf', 'Töpferei 2.pdf')).toBe(
    'attachment; filename="topferei.pdf"; filename*=UTF-8\'\'T%C3%B6pferei%202.pdf',
  );
  expect(attachmentOf('p-1.pdf', '京都.pdf')).toContain("filename*=UTF-8''%E4%BA%AC%E9%83%BD.pdf");
});

test('lets no name end its quotes or start another header', () => {
  const header = attachmentOf('a"b\\\r\nx.pdf', 'a"; x="\r\nset-cookie: y.pdf');
  expect(header).toMatch(/^attachment; filename="a_b___x\.pdf"; filename\*=UTF-8''[A-Za-z0-9%.-]+$/);
});
