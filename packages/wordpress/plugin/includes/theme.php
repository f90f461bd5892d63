<?php
/**
 * The colours and fonts of the site's theme, for the widgets.
 *
 * @package Portico
 */

namespace Portico;

defined( 'ABSPATH' ) || exit;

/**
 * The presets that themes commonly define, the usual ones first. A theme without any of them leaves
 * the widgets their own colour.
 */
const BRAND_PRESETS = array( 'primary', 'brand', 'accent', 'accent-1' );

/** Custom properties for the style sheet of the page. */
function theme_styles(): string {
	$options    = options();
	$properties = $options['theme'] ? theme_properties() : array();
	if ( '' !== $options['brand'] ) {
		$properties['--portico-color-brand'] = $options['brand'];
	}
	$lines = array();
	foreach ( $properties as $name => $value ) {
		$lines[] = "$name:$value";
	}
	// Until WordPress 6.6 presets are properties of the body, in the editor of its content.
	return array() === $lines ? '' : 'body,.editor-styles-wrapper{' . implode( ';', $lines ) . '}';
}

/**
 * From `theme.json`, with what was changed in the site editor. A classic theme has presets at most.
 *
 * @return array<string, string>
 */
function theme_properties(): array {
	$presets = array( '--portico-color-brand' => preset_colour( BRAND_PRESETS ) );
	if ( ! theme_has_json() ) {
		return $presets;
	}
	$styles = wp_get_global_styles();
	$found  = array(
		'--portico-color-brand'   => style_at( $styles, array( 'elements', 'button', 'color', 'background' ) ),
		'--portico-font'          => style_at( $styles, array( 'typography', 'fontFamily' ) ),
		'--portico-font-heading'  => style_at( $styles, array( 'elements', 'heading', 'typography', 'fontFamily' ) ),
		'--portico-radius'        => style_at( $styles, array( 'elements', 'button', 'border', 'radius' ) ),
		'--portico-color-text'    => style_at( $styles, array( 'color', 'text' ) ),
		'--portico-color-surface' => style_at( $styles, array( 'color', 'background' ) ),
	);
	// One of the two without the other could make text unreadable.
	if ( '' === $found['--portico-color-text'] || '' === $found['--portico-color-surface'] ) {
		unset( $found['--portico-color-text'], $found['--portico-color-surface'] );
	}
	return array_merge( $presets, array_diff( $found, array( '' ) ) );
}

/** Whether the theme itself has a `theme.json`: WordPress' own has colours of no brand. */
function theme_has_json(): bool {
	return \WP_Theme_JSON_Resolver::theme_has_support();
}

/** A colour among presets, in this order: `var(--a, var(--b))`. */
function preset_colour( array $slugs ): string {
	$value = '';
	foreach ( array_reverse( $slugs ) as $slug ) {
		$value = "var(--wp--preset--color--$slug" . ( '' === $value ? '' : ",$value" ) . ')';
	}
	return $value;
}

/** A value of the global styles as CSS; empty unless it is a plain value. */
function style_at( array $styles, array $path ): string {
	$value = _wp_array_get( $styles, $path, '' );
	if ( ! is_string( $value ) ) {
		return '';
	}
	// `var:preset|color|primary` is how `theme.json` may write a preset.
	if ( 0 === strpos( $value, 'var:' ) ) {
		$value = 'var(--wp--' . str_replace( '|', '--', substr( $value, 4 ) ) . ')';
	}
	return preg_match( '/^[\w\s.,#%()"\'-]+$/', $value ) ? $value : '';
}
