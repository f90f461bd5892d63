<?php
/**
 * Installs WordPress, once its files and `wp-config.php` are in place: `php install.php FOLDER THEME
 * ZIP [NETWORK]`, the last
 * being the host of a network, if it is to be one. Activates the theme and unpacks the plugin.
 */

list( , $portico_folder, $portico_theme, $portico_zip ) = $argv;
$portico_network = $argv[4] ?? '';
define( 'WP_INSTALLING', true );
require "$portico_folder/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install( 'Cedar Valley', 'admin', 'admin@lender.example', true, '', 'admin-password' );
update_option( 'template', $portico_theme );
update_option( 'stylesheet', $portico_theme );
if ( '' !== $portico_network ) {
	foreach ( $wpdb->tables( 'ms_global' ) as $table => $prefixed ) {
		$wpdb->$table = $prefixed;
	}
	install_network();
	populate_network( 1, $portico_network, 'admin@lender.example', 'Network', '/', false );
}
WP_Filesystem();
$portico_result = unzip_file( $portico_zip, WP_PLUGIN_DIR );
if ( is_wp_error( $portico_result ) ) {
	fwrite( STDERR, $portico_result->get_error_message() );
	exit( 1 );
}
