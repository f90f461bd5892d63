<?php
/**
 * Plugin Name:       Portico
 * Description:       Loan servicing on your own pages: sign-in, accounts, payments and documents as blocks and shortcodes.
 * Version:           {{version}}
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            Portico
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       portico
 * Domain Path:       /languages
 *
 * @package Portico
 */

namespace Portico;

defined( 'ABSPATH' ) || exit;

const VERSION     = '{{version}}';
const PLUGIN_FILE = __FILE__;

require __DIR__ . '/includes/catalogue.php';
require __DIR__ . '/includes/options.php';
require __DIR__ . '/includes/suite.php';
require __DIR__ . '/includes/theme.php';
require __DIR__ . '/includes/first-screen.php';
require __DIR__ . '/includes/page.php';
require __DIR__ . '/includes/tag.php';
require __DIR__ . '/includes/blocks.php';
require __DIR__ . '/includes/shortcodes.php';

if ( is_admin() ) {
	require __DIR__ . '/includes/check-options.php';
	require __DIR__ . '/includes/settings-page.php';
}

add_action(
	'init',
	static function () {
		load_plugin_textdomain( 'portico', false, dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages' );
	},
	1
);
