import assert from 'node:assert/strict';
import { isPrivateHost } from '../../../../src/sources/documents/addresses';
import { refusal } from '../../../../src/sources/documents/addressPolicy';

const inside = [
	'127.0.0.1',
	'10.1.2.3',
	'172.16.0.1',
	'172.31.255.255',
	'192.168.1.1',
	'169.254.169.254',
	'100.64.0.1',
	'100.127.255.255',
	'0.0.0.0',
	'224.0.0.1',
	'255.255.255.255',
	'198.18.0.1',
	'[::1]',
	'[::]',
	'[fe80::1]',
	'[fc00::1]',
	'[fdab::1]',
	'[ff02::1]',
	'[::ffff:127.0.0.1]',
	'::ffff:7f00:1',
	'[64:ff9b::a00:1]',
	'[2002:7f00:1::]',
	'[::10.0.0.1]',
	'fe80::1%eth0',
	'localhost',
	'LOCALHOST.',
	'a.localhost',
	'printer.local',
	'db.internal',
	'intranet',
	'192.31.196.1',
	'192.52.193.1',
	'192.175.48.1',
	'[2001::1]',
	'[2001:db8::1]',
	'[2620:4f:8000::1]',
	'[3fff::1]',
	'[5f00::1]',
	'[64:ff9b:1::808:808]',
	'[::808:808]',
	'[::ffff:0:8.8.8.8]',
	'[2606:4700:::1111]',
	'127.1',
	'0x7f.0.0.1',
	'010.0.0.1',
	'8.8.8.256',
];
const outside = [
	'8.8.8.8',
	'172.32.0.1',
	'172.15.0.1',
	'100.128.0.1',
	'11.0.0.1',
	'193.168.1.1',
	'[2606:4700::1111]',
	'[::ffff:8.8.8.8]',
	'[64:ff9b::808:808]',
	'[2002:808:808::1]',
	'2a00:1450::1%eth0',
	'1.example.com',
	'0x7f.example',
	'example.com',
	'localhost.example.com',
	'local.example',
];

describe('private addresses', () => {
	for (const host of inside) it(`${host} is one`, () => assert.equal(isPrivateHost(host), true));
	for (const host of outside) it(`${host} is none`, () => assert.equal(isPrivateHost(host), false));

	for (const url of [
		'http://0x7f.1/',
		'http://2130706433/',
		'http://0177.0.0.1/',
		'http://127.1/',
		'http://①②⑦.0.0.1/',
		'http://[0:0:0:0:0:ffff:7f00:1]/',
	]) {
		it(`are known in the notation ${url}`, async () => {
			assert.equal(refusal(new URL(url), [])?.code, 'privateAddress');
		});
	}

	it('may be read when the user allowed the host, and only that host', async () => {
		const policy = ['wiki.corp.local'];
		assert.equal(refusal(new URL('http://wiki.corp.local/page'), policy), undefined);
		assert.equal(refusal(new URL('http://other.corp.local/page'), policy)?.code, 'privateAddress');
	});

	it('may stand at any port when the user allowed the host; other hosts may not', async () => {
		const policy = ['10.0.0.5', 'example.org'];
		assert.equal(refusal(new URL('http://10.0.0.5:25/'), policy), undefined);
		assert.equal(refusal(new URL('http://example.org:25/'), policy)?.code, 'notAllowed');
		assert.equal(refusal(new URL('http://example.org:8080/'), policy), undefined);
	});

	it('are not alone: other schemes and the ports of other services are refused too', async () => {
		for (const url of ['ftp://example.com/', 'file:///etc/hosts', 'data:text/plain,x', 'http://example.com:25/']) {
			assert.equal(refusal(new URL(url), [])?.code, 'notAllowed', url);
		}
	});
});
