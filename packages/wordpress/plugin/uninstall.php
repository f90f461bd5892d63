<?php
/**
 * Deletes what the plugin has stored, on every site of a network. WordPress deletes the files.
 *
 * @package Portico
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	$portico_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $portico_sites as $portico_site ) {
		delete_blog_option( $portico_site, 'portico' );
	}
} else {
	delete_option( 'portico' );
}
