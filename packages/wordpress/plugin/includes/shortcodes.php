<?php
/**
 * A shortcode for each tag: `[portico_sign_in heading-level="1"]Call us.[/portico_sign_in]`.
 *
 * @package Portico
 */

namespace Portico;

defined( 'ABSPATH' ) || exit;

foreach ( array_keys( catalogue()['tags'] ) as $portico_name ) {
	add_shortcode(
		'portico_' . str_replace( '-', '_', $portico_name ),
		static function ( $given, $content ) use ( $portico_name ): string {
			return tag_markup( $portico_name, shortcode_attributes( $given ), wp_kses_post( (string) $content ) );
		}
	);
}

/** An attribute without a value, such as `hide-heading`, is set. */
function shortcode_attributes( $given ): array {
	$attributes = array();
	foreach ( is_array( $given ) ? $given : array() as $name => $value ) {
		if ( is_int( $name ) ) {
			$attributes[ $value ] = 'true';
		} else {
			$attributes[ $name ] = $value;
		}
	}
	return $attributes;
}
