<?php
/**
 * The settings of this site: one option, an array.
 *
 * @package Portico
 */

namespace Portico;

defined( 'ABSPATH' ) || exit;

const OPTION = 'portico';

/**
 * The stored settings, completed by defaults.
 *
 * `api` is the address of the lender's API. `suite` is the folder of the suite's files with a slash
 * at its end; empty for the files in the plugin. `integrity` is the hash of its loader, empty where
 * the address moves from version to version. `locale` is `auto` (that of WordPress), `en` or `es`.
 * `words` is `plain` for plain words, else empty.
 * `pages` holds the id of a page by screen. `theme` tells whether colours and fonts are those of the
 * theme, `brand` is a colour in place of the theme's.
 *
 * @return array{api: string, suite: string, integrity: string, locale: string, words: string, pages: array<string, int>, theme: bool, brand: string}
 */
function options(): array {
	$stored = get_option( OPTION, array() );
	return array_merge(
		array(
			'api'       => '',
			'suite'     => '',
			'integrity' => '',
			'locale'    => 'auto',
			'words'     => '',
			'pages'     => array(),
			'theme'     => true,
			'brand'     => '',
		),
		is_array( $stored ) ? $stored : array()
	);
}

/** The language of this page: `en` or `es`. */
function language(): string {
	$chosen = options()['locale'];
	if ( 'auto' !== $chosen ) {
		return $chosen;
	}
	return 0 === stripos( determine_locale(), 'es' ) ? 'es' : 'en';
}

/** Whether all sentences are in plain words. */
function has_plain_words(): bool {
	return 'plain' === options()['words'];
}
