import Foundation
import FoundationNetworking

/// The settings of a session that Foundation on Linux does not support, or that cannot be set.
///
/// A configuration stores them with its proxies, which a session's copy of the configuration also contains.
final class SessionSettings: Sendable {
  struct Values {
    var waitsForConnectivity = false
    var allowsExpensiveNetworkAccess = true
    var allowsConstrainedNetworkAccess = true
    var allowsUltraConstrainedNetworkAccess = false
    var sessionSendsLaunchEvents = true
    var requiresDNSSECValidation = false
    var leastTLSVersion = tls_protocol_version_t.TLSv12
    var greatestTLSVersion = tls_protocol_version_t.TLSv13
  }

  /// Foundation reads no proxy with this name. `NetworkAnswers` of DeviceNetwork reads the setting for waiting for
  /// connectivity.
  static let key = "ViewCode.settings"
  static let waitingKey = "ViewCode.waitsForConnectivity"

  let values: Values

  init(_ values: Values) { self.values = values }
}

extension URLSessionConfiguration {
  var settings: SessionSettings.Values {
    get { (connectionProxyDictionary?[SessionSettings.key] as? SessionSettings)?.values ?? SessionSettings.Values() }
    set {
      var proxies = connectionProxyDictionary ?? [:]
      proxies[SessionSettings.key] = SessionSettings(newValue)
      proxies[SessionSettings.waitingKey] = newValue.waitsForConnectivity
      connectionProxyDictionary = proxies
    }
  }
}
