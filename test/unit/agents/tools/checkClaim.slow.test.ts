import assert from 'node:assert/strict';
import { pdfBytes } from '../../../server/pdfBytes';
import { withAgent } from '../../cli/mcp/agent';

const source =
	'The northern port counted 4.2 million passengers in 2023, more than in any year before. In 2022 it had counted 3.9 million passengers. Freight fell to 610,000 tonnes.\n';
const claim = 'The northern port counted 4.2 million passengers in 2023.';
const files = {
	'sources/traffic.txt': source,
	'sources/empty.md': '  \n',
	'sources/picture.png': 'x',
	'sources/lease.pdf': pdfBytes(
		[['The northern port counted 4.2 million passengers in 2023, more than in any', 'year before. Freight fell.']],
		'Traffic',
	),
};

describe('MCP: check_claim_against_source', () => {
	it('says by rules what the text of a source says, with its words', async () => {
		await withAgent({}, async ({ ask }) => {
			const { data, text } = await ask('check_claim_against_source', { claim, source_text: source });
			assert.deepEqual(
				[data.verdict, data.decided_by, data.given, data.missing],
				['supported', 'rules', ['4.2 million'], []],
			);
			assert.ok(source.includes(data.quotes[0].text));
			assert.match(text, /^supported \(by rules, no model\): /);
		});
	});

	it('tells a figure that the source contradicts from one of which it does not speak', async () => {
		await withAgent({}, async ({ ask }) => {
			const verdict = async (said: string): Promise<string> =>
				(await ask('check_claim_against_source', { claim: said, source_text: source })).data.verdict;
			assert.equal(await verdict('The northern port counted 5.1 million passengers in 2023.'), 'contradicted');
			assert.notEqual(await verdict('Copper exports of Chile fell by 9% in 2024.'), 'supported');
		});
	});

	it('reads the file of a source, text or PDF, inside the folders alone', async () => {
		await withAgent({ files }, async ({ ask, refused }) => {
			const ofFile = await ask('check_claim_against_source', { claim, source_path: 'sources/traffic.txt' });
			const ofText = await ask('check_claim_against_source', { claim, source_text: source });
			assert.deepEqual(ofFile.data, ofText.data);
			const pdf = await ask('check_claim_against_source', { claim, source_path: 'sources/lease.pdf' });
			assert.deepEqual([pdf.data.verdict, pdf.data.quotes[0].page], ['supported', 1]);
			const why = (path: string) => refused('check_claim_against_source', { claim, source_path: path });
			assert.match(await why('/etc/hostname'), /outside the folders/);
			assert.match(await why('sources/gone.txt'), /does not exist/);
			assert.match(await why('sources/empty.md'), /^sources\/empty\.md: /);
			assert.match(await why('sources/picture.png'), /^sources\/picture\.png: /);
			assert.match(await why('sources'), /is a folder/);
		});
	});

	it('takes one source, and a claim', async () => {
		await withAgent({ files }, async ({ refused }) => {
			const tool = 'check_claim_against_source';
			assert.match(await refused(tool, { claim }), /one of source_text and source_path/);
			const both = { claim, source_text: source, source_path: 'sources/traffic.txt' };
			assert.match(await refused(tool, both), /not both/);
			assert.match(await refused(tool, { claim: ' ', source_text: source }), /“claim” is empty/);
			assert.match(await refused(tool, { claim, source_text: ' ' }), /“source_text” is empty/);
		});
	});
});
