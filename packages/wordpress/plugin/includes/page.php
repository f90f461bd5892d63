<?php
/**
 * The script and the styles, once on each page that has a tag.
 *
 * @package Portico
 */

namespace Portico;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'portico';

add_action( 'init', __NAMESPACE__ . '\register_assets', 5 );
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue_early' );
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\add_theme_styles' );
add_filter( 'script_loader_tag', __NAMESPACE__ . '\loader_tag', 10, 2 );

function register_assets(): void {
	// Reserves the height of each tag. WordPress puts a file this small into the page.
	wp_register_style( HANDLE, plugins_url( 'suite/portico.css', PLUGIN_FILE ), array(), VERSION );
	wp_style_add_data( HANDLE, 'path', plugin_dir_path( PLUGIN_FILE ) . 'suite/portico.css' );
	// Without a version in the query: the address already has one, and the files beside it have none.
	// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	wp_register_script( HANDLE, suite_address() . 'loader.js', array(), null, false );
}

/** A classic theme writes the head before its content: looks for tags in the post itself. */
function enqueue_early(): void {
	$post = is_singular() ? get_post() : null;
	if ( $post && preg_match( '/<!-- wp:portico\/|\[portico_/', $post->post_content ) ) {
		enqueue();
	}
}

function enqueue(): void {
	add_theme_styles();
	wp_enqueue_style( HANDLE );
	wp_enqueue_script( HANDLE );
}

/** Also for the previews of the editor, to which the blocks bring the style sheet. */
function add_theme_styles(): void {
	static $is_done = false;
	$styles         = $is_done ? '' : theme_styles();
	$is_done        = true;
	if ( '' !== $styles ) {
		wp_add_inline_style( HANDLE, $styles );
	}
}

/**
 * The styles, where the head is written already: before the first tag, so that it never changes its
 * look. Where it is not, empty.
 */
function late_styles(): string {
	if ( ! did_action( 'wp_head' ) || wp_style_is( HANDLE, 'done' ) ) {
		return '';
	}
	ob_start();
	wp_print_styles( HANDLE );
	return ob_get_clean();
}

/** The loader is a module, and has the configuration as its attributes. */
function loader_tag( string $tag, string $handle ): string {
	if ( HANDLE !== $handle ) {
		return $tag;
	}
	$pages     = page_addresses();
	$integrity = loader_integrity();
	return wp_get_script_tag(
		array_merge(
			array(
				'type'        => 'module',
				'async'       => true,
				'src'         => suite_address() . 'loader.js',
				'data-api'    => options()['api'],
				'data-locale' => language(),
			),
			has_plain_words() ? array( 'data-words' => 'plain' ) : array(),
			'' === $integrity ? array() : array(
				'integrity'   => $integrity,
				'crossorigin' => 'anonymous',
			),
			array() === $pages ? array() : array( 'data-pages' => wp_json_encode( $pages, JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) )
		)
	);
}
