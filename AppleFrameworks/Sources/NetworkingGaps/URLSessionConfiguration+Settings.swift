import Foundation
import FoundationNetworking

// The device has one network, which is neither expensive nor constrained. Settings without another comment are only
// stored, and no request fails because of them.

extension URLSessionConfiguration {
  /// Whether tasks wait for connectivity instead of failing without a network.
  ///
  /// A waiting task on a device without a network stays active until it is canceled. Foundation on Linux does not
  /// declare the delegate method that reports the waiting.
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

  /// Whether tasks may use a network of very low bandwidth, such as a satellite network.
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

  /// Whether host names must be validated with DNSSEC.
  ///
  /// - Default: `false`.
  /// - Source: developer.apple.com/documentation/foundation/urlsessionconfiguration/requiresdnssecvalidation
  public var requiresDNSSECValidation: Bool {
    get { settings.requiresDNSSECValidation }
    set { settings.requiresDNSSECValidation = newValue }
  }

  /// The minimum supported version of TLS.
  ///
  /// - Default: `.TLSv12`.
  /// - Source: developer.apple.com/documentation/foundation/urlsessionconfiguration/tlsminimumsupportedprotocolversion
  public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
    get { settings.leastTLSVersion }
    set { settings.leastTLSVersion = newValue }
  }

  /// The maximum supported version of TLS.
  ///
  /// - Default: `.TLSv13`.
  /// - Source: developer.apple.com/documentation/foundation/urlsessionconfiguration/tlsmaximumsupportedprotocolversion
  public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
    get { settings.greatestTLSVersion }
    set { settings.greatestTLSVersion = newValue }
  }
}
