#!/usr/bin/env node
import { runCommand } from '../dist/sandbox.mjs';

process.exitCode = await runCommand(process.argv.slice(2));
