<?php
/**
 * What the build has written about the tags and the screens.
 *
 * @package Portico
 */

namespace Portico;

defined( 'ABSPATH' ) || exit;

/**
 * Every tag by its name without `portico-`, with its title, summary and attributes, and every
 * screen that a page can be chosen for.
 *
 * @return array{tags: array<string, array>, screens: array<string, array>}
 */
function catalogue(): array {
	static $catalogue = null;
	if ( null === $catalogue ) {
		$catalogue = read_json( 'catalogue.json' );
	}
	return $catalogue;
}

/** Reads a JSON file of the plugin. */
function read_json( string $name ): array {
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of this plugin.
	return json_decode( file_get_contents( plugin_dir_path( PLUGIN_FILE ) . $name ), true );
}
