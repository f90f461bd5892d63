<?php
/**
 * A dynamic block for each tag.
 *
 * @package Portico
 */

namespace Portico;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\register_blocks' );
add_filter( 'block_categories_all', __NAMESPACE__ . '\with_category' );

function register_blocks(): void {
	wp_register_script(
		'portico-editor',
		plugins_url( 'editor.js', PLUGIN_FILE ),
		array( 'wp-api-fetch', 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-i18n', 'wp-url' ),
		VERSION,
		true
	);
	wp_add_inline_script( 'portico-editor', 'window.porticoBlocks=' . wp_json_encode( block_names() ) . ';', 'before' );
	wp_set_script_translations( 'portico-editor', 'portico', plugin_dir_path( PLUGIN_FILE ) . 'languages' );
	foreach ( array_keys( catalogue()['tags'] ) as $name ) {
		register_block_type( plugin_dir_path( PLUGIN_FILE ) . "blocks/$name" );
	}
}

/** @return string[] */
function block_names(): array {
	return array_map(
		static function ( string $name ): string {
			return "portico/$name";
		},
		array_keys( catalogue()['tags'] )
	);
}

function with_category( array $categories ): array {
	$categories[] = array(
		'slug'  => 'portico',
		'title' => __( 'Portico', 'portico' ),
	);
	return $categories;
}

/** The attributes of a block, whose names are in camel case, by the names of its tag. */
function tag_attributes( string $name, array $attributes ): array {
	$own = array();
	foreach ( catalogue()['tags'][ $name ]['attributes'] as $attribute => $about ) {
		if ( isset( $attributes[ $about['field'] ] ) ) {
			$own[ $attribute ] = $attributes[ $about['field'] ];
		}
	}
	return $own;
}
