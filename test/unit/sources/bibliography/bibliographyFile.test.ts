import assert from 'node:assert/strict';
import { analyze } from '../../../../src/analyze';
import { bibliographyLineEdit, entriesFile, namesFile } from '../../../../src/sources/bibliography/bibliographyFile';

const read = (text: string) => analyze({ name: 'r.md', text }).report;
const body = '# Storage\n\nPrices fell [@doe2020].\n';

describe('the file of a report’s entries', () => {
	it('is the CSL JSON that its front matter names below its folder, else a new one', () => {
		for (const [head, file] of [
			['', 'references.json'],
			['---\ntitle: A\n---\n', 'references.json'],
			['---\nbibliography: own.json\n---\n', 'own.json'],
			['---\nbibliography: [a.bib, ./refs/b.json, c.json]\n---\n', 'refs/b.json'],
			['---\nbibliography: ../out.json\n---\n', 'references.json'],
			['---\nbibliography: /etc/x.json\n---\n', 'references.json'],
		] as const)
			assert.equal(entriesFile(read(head + body)), file, head);
	});

	it('is named where the front matter says so, however it is written', () => {
		const report = read(`---\nbibliography: [a.bib, ./refs/b.json]\n---\n${body}`);
		assert.deepEqual(
			['refs/b.json', './refs/b.json', 'a.bib', 'b.json', '../x.json'].map((file) => namesFile(report, file)),
			[true, true, true, false, false],
		);
		assert.equal(namesFile(read(`---\nbibliography: ../x.json\n---\n${body}`), '../x.json'), false);
	});

	it('gets named by a line of the front matter, or by a new one, and not where another file is named', () => {
		const edited = (text: string) => {
			const edit = bibliographyLineEdit(read(text), 'references.json');
			return edit && text.slice(0, edit.span[0]) + edit.text + text.slice(edit.span[1]);
		};
		const line = 'bibliography: "references.json"\n';
		assert.equal(edited(body), `---\n${line}---\n\n${body}`);
		assert.equal(edited(`---\ntitle: A\n---\n\n${body}`), `---\ntitle: A\n${line}---\n\n${body}`);
		assert.equal(edited(`---\r\ntitle: A\r\n---\r\n\r\n${body}`), `---\r\ntitle: A\r\n${line}---\r\n\r\n${body}`);
		assert.equal(edited(`---\nbibliography: a.bib\n---\n${body}`), undefined);
		assert.equal(edited(`+++\ntitle = "A"\n+++\n${body}`), undefined);
		for (const text of [body, `---\ntitle: A\n---\n\n${body}`])
			assert.ok(namesFile(read(edited(text) ?? ''), 'references.json'));
	});
});
