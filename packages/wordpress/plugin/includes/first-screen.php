<?php
/**
 * The first screen of a tag as declarative shadow DOM: a borrower can type into it before any
 * script is loaded, and the tag takes it over with what was typed.
 *
 * The build marks the sentences of its markup, as in the npm package `@portico/first-screen`:
 * `~group.key|sentence~`, or `~group.key|sentence|name=value~`.
 *
 * @package Portico
 */

namespace Portico;

defined( 'ABSPATH' ) || exit;

/**
 * The template that an element contains.
 *
 * @param string $name     the tag without `portico-`.
 * @param string $settings the `settings` of the tag as JSON: its texts are shown.
 */
function first_screen( string $name, string $settings ): string {
	$screen = read_json( "screens/$name.json" );
	$words  = has_plain_words() ? 'plain' : 'own';
	$texts  = json_decode( $settings, true );
	$html   = with_sentences( $screen['html'][ $words ][ language() ], is_array( $texts ) ? $texts : array() );
	// The content between the tags is closer to the final screen than a skeleton.
	$shown = $screen['isSkeleton'] ? "<slot>$html</slot>" : $html;
	return '<template shadowrootmode="open">' . first_screen_styles( $name ) .
		'<div data-portico="' . esc_attr( $screen['id'] ) . "\">$shown</div></template>";
}

/** Its styles, in the markup: a file would be loaded after the screen is shown. */
function first_screen_styles( string $name ): string {
	$file = "screens/$name.css";
	/**
	 * Whether the styles of first screens are in the page. A policy that forbids inline styles
	 * needs them as files of the plugin.
	 *
	 * @param bool $inline true by default.
	 */
	if ( ! apply_filters( 'portico_inline_styles', true ) ) {
		// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet -- in a shadow root.
		return '<link rel="stylesheet" href="' . esc_url( plugins_url( $file, PLUGIN_FILE ) . '?ver=' . VERSION ) . '">';
	}
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of this plugin.
	return '<style>' . file_get_contents( plugin_dir_path( PLUGIN_FILE ) . $file ) . '</style>';
}

/** Replaces marks by the lender's sentences, as text, or else by those built in. */
function with_sentences( string $html, array $texts ): string {
	return preg_replace_callback(
		'/~(.*?)\|(.*?)(\|.*?)?~/',
		static function ( array $mark ) use ( $texts ): string {
			$sentence = $texts[ $mark[1] ] ?? '';
			if ( ! is_string( $sentence ) || '' === $sentence ) {
				return $mark[2];
			}
			parse_str( html_entity_decode( substr( $mark[3] ?? '', 1 ), ENT_QUOTES ), $values );
			$filled = preg_replace_callback(
				'/\{(\w+)\}/',
				static function ( array $found ) use ( $values ): string {
					return (string) ( $values[ $found[1] ] ?? $found[0] );
				},
				$sentence
			);
			return htmlspecialchars( $filled, ENT_QUOTES, 'UTF-8' );
		},
		$html
	);
}

// WordPress would turn the quotes of its sentences into others than the element's.
add_filter(
	'no_texturize_tags',
	static function ( array $tags ): array {
		$tags[] = 'template';
		return $tags;
	}
);
