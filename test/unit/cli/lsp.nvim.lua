-- Drives Neovim as an author would, and prints what the language server gave as one line of JSON.
-- Its arguments come in the environment: the command's Node and script, and the report.
local node, script, report = vim.env.NODE, vim.env.SCRIPT, vim.env.REPORT
local limit = 240000
local printed = {}

local function stop(reason)
	io.stdout:write(vim.fn.json_encode(reason and { fault = reason } or printed) .. '\n')
	vim.cmd(reason and 'cquit!' or 'quitall!')
end

local function waitFor(what, holds)
	if not vim.wait(limit, holds, 20) then
		stop('waited in vain for ' .. what)
	end
end

local function codes()
	local found = {}
	for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
		found[diagnostic.code] = diagnostic
	end
	return found
end

local function ask(method, params)
	local answers, fault = vim.lsp.buf_request_sync(0, method, params, limit)
	for _, answer in pairs(answers or {}) do
		return answer.result
	end
	stop(method .. ': ' .. tostring(fault))
end

local function main()
	vim.cmd('edit ' .. vim.fn.fnameescape(report))
	vim.bo.filetype = 'markdown'
	local config = {
		name = 'plumbline',
		cmd = { node, script, 'lsp', '--stdio' },
		root_dir = vim.fn.fnamemodify(report, ':h'),
		init_options = { severities = { ['number.arithmetic'] = 'error' } },
	}
	if vim.lsp.start then
		vim.lsp.start(config)
	else
		vim.lsp.buf_attach_client(0, vim.lsp.start_client(config))
	end
	waitFor('diagnostics', function() return codes()['number.arithmetic'] ~= nil end)
	local slip = codes()['number.arithmetic']
	printed.message, printed.severity = slip.message, slip.severity
	printed.words = vim.api.nvim_buf_get_text(0, slip.lnum, slip.col, slip.end_lnum, slip.end_col, {})[1]

	local document = { uri = vim.uri_from_bufnr(0) }
	local at = slip.user_data.lsp.range or {
		start = { line = slip.lnum, character = slip.col },
		['end'] = { line = slip.end_lnum, character = slip.end_col },
	}
	printed.hover = ask('textDocument/hover', { textDocument = document, position = at.start }).contents.value
	printed.outline = #ask('textDocument/documentSymbol', { textDocument = document })
	local cited = vim.fn.searchpos('\\[1\\]', 'nw')
	vim.api.nvim_win_set_cursor(0, { cited[1], cited[2] })
	vim.lsp.buf.definition()
	waitFor('the entry', function() return vim.api.nvim_get_current_line():match('^%[1%] Price') ~= nil end)
	local marker = { textDocument = document, position = { line = cited[1] - 1, character = cited[2] } }
	marker.context = { includeDeclaration = false }
	printed.markers = #ask('textDocument/references', marker)
	printed.offered = ask('textDocument/completion', marker)[2].detail
	local actions = ask('textDocument/codeAction', { textDocument = document, range = at, context = { diagnostics = {} } })
	printed.action = actions[1].title
	vim.lsp.util.apply_workspace_edit(actions[1].edit, 'utf-16')
	waitFor('the finding to go', function() return codes()['number.arithmetic'] == nil end)
	printed.others = vim.tbl_count(codes())
	marker.newName = '7'
	vim.lsp.util.apply_workspace_edit(ask('textDocument/rename', marker), 'utf-16')
	printed.renamed = vim.fn.search('\\[7\\] Price', 'nw') > 0
	-- Its line was not edited, so that it is known where it is.
	local broken = codes()['citation.broken']
	local there = { start = { line = broken.lnum, character = broken.col }, ['end'] = { line = broken.lnum, character = broken.col } }
	for _, action in ipairs(ask('textDocument/codeAction', { textDocument = document, range = there, context = { diagnostics = {} } })) do
		if action.title:match('^Dismiss') then ask('workspace/executeCommand', action.command) end
	end
	waitFor('the decision', function() return codes()['citation.broken'] == nil end)
	printed.decided = #vim.fn.readfile(vim.fn.fnamemodify(report, ':h') .. '/.plumbline/decisions.json')
	printed.line = vim.api.nvim_buf_get_lines(0, slip.lnum, slip.lnum + 1, false)[1]
	stop()
end

local ok, fault = pcall(main)
if not ok then
	stop(tostring(fault))
end
