import Foundation
import FoundationNetworking

// The device has one network, which is neither expensive nor constrained. Settings without any other comment are kept and read, and no
// request fails by them.

extension URLSessionConfiguration {
  /// Whether tasks wait for a network instead of failing without one.
  ///
  /// A task that waits on a device without a network stays under way until it is canceled. Foundation on Linux does not declare the
  /// method of delegates that hears of it.
  ///
  /// - Default: `false`.
  /// - Source: developer.apple.com/documentation/foundation/urlsessionconfiguration/waitsforconnectivity
  public var waitsForConnectivity: Bool {
    get { settings.waitsForConnectivity }
    set { settings.waitsForConnectivity = newValue }
  }

  /// Whether tasks may use a network that the system considers expensive, such as a personal hotspot.
  ///
  /// - Default: `true`.
  /// - Source: developer.apple.com/documentation/foundation/urlsessionconfiguration/allowsexpensivenetworkaccess
  public var allowsExpensiveNetworkAccess: Bool {
    get { settings.allowsExpensiveNetworkAccess }
    set { settings.allowsExpensiveNetworkAccess = newValue }
  }

  /// Whether tasks may use the network in Low Data Mode.
  ///
  /// - Default: `true`.
  /// - Source: developer.apple.com/documentation/foundation/urlsessionconfiguration/allowsconstrainednetworkaccess
  public var allowsConstrainedNetworkAccess: Bool {
    get { settings.allowsConstrainedNetworkAccess }
    set { settings.allowsConstrainedNetworkAccess = newValue }
  }

  /// Whether tasks may use a network of very low bandwidth, such as a satellite's.
  ///
  /// - Default: `false`.
  /// - Source: developer.apple.com/documentation/foundation/urlsessionconfiguration/allowsultraconstrainednetworkaccess
  public var allowsUltraConstrainedNetworkAccess: Bool {
    get { settings.allowsUltraConstrainedNetworkAccess }
    set { settings.allowsUltraConstrainedNetworkAccess = newValue }
  }

  /// Whether the system launches the app when background tasks end.
  ///
  /// - Default: `true`.
  /// - Source: developer.apple.com/documentation/foundation/urlsessionconfiguration/sessionsendslaunchevents
  public var sessionSendsLaunchEvents: Bool {
    get { settings.sessionSendsLaunchEvents }
    set { settings.sessionSendsLaunchEvents = newValue }
  }

  /// Whether names of hosts have to be validated by DNSSEC.
  ///
  /// - Default: `false`.
  /// - Source: developer.apple.com/documentation/foundation/urlsessionconfiguration/requiresdnssecvalidation
  public var requiresDNSSECValidation: Bool {
    get { settings.requiresDNSSECValidation }
    set { settings.requiresDNSSECValidation = newValue }
  }

  /// The container, shared with extensions, that background downloads go to.
  ///
  /// - Default: `nil`.
  /// - Source: developer.apple.com/documentation/foundation/urlsessionconfiguration/sharedcontaineridentifier
  public var sharedContainerIdentifier: String? {
    get { settings.sharedContainerIdentifier }
    set { settings.sharedContainerIdentifier = newValue }
  }

  /// The lowest version of TLS that is accepted.
  ///
  /// - Default: `.TLSv12`.
  /// - Source: developer.apple.com/documentation/foundation/urlsessionconfiguration/tlsminimumsupportedprotocolversion
  public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
    get { settings.leastTLSVersion }
    set { settings.leastTLSVersion = newValue }
  }

  /// The highest version of TLS that is asked for.
  ///
  /// - Default: `.TLSv13`.
  /// - Source: developer.apple.com/documentation/foundation/urlsessionconfiguration/tlsmaximumsupportedprotocolversion
  public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
    get { settings.greatestTLSVersion }
    set { settings.greatestTLSVersion = newValue }
  }
}
