<?php
/**
 * The suite's files: those in the plugin, or those of the lender's own address.
 *
 * @package Portico
 */

namespace Portico;

defined( 'ABSPATH' ) || exit;

/** The address of the folder in which `loader.js` is. */
function suite_address(): string {
	$own = options()['suite'];
	return '' === $own ? plugins_url( 'suite/', PLUGIN_FILE ) : $own;
}

/** The hash that the browser holds `loader.js` to; empty for an address that moves. */
function loader_integrity(): string {
	$options = options();
	return '' === $options['suite'] ? catalogue()['integrity'] : $options['integrity'];
}

/**
 * The addresses of the pages chosen for the screens, with their placeholders.
 *
 * @return array<string, string>
 */
function page_addresses(): array {
	$addresses = array();
	foreach ( catalogue()['screens'] as $screen => $about ) {
		$id = (int) ( options()['pages'][ $screen ] ?? 0 );
		if ( 0 === $id || 'publish' !== get_post_status( $id ) ) {
			continue;
		}
		$address = get_permalink( $id );
		if ( '' !== $about['query'] ) {
			$address .= ( false === strpos( $address, '?' ) ? '?' : '&' ) . $about['query'];
		}
		$addresses[ $screen ] = $address . ( '' === $about['fragment'] ? '' : "#{$about['fragment']}" );
	}
	return $addresses;
}
