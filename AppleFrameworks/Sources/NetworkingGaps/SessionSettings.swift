import Foundation
import FoundationNetworking

/// Settings of a session that Foundation on Linux has no place for, or lets nobody set.
///
/// A configuration keeps them beside its proxies: a session's copy of the configuration has those, too.
final class SessionSettings: Sendable {
  struct Values {
    var waitsForConnectivity = false
    var allowsExpensiveNetworkAccess = true
    var allowsConstrainedNetworkAccess = true
    var allowsUltraConstrainedNetworkAccess = false
    var sessionSendsLaunchEvents = true
    var requiresDNSSECValidation = false
    var sharedContainerIdentifier: String?
    var leastTLSVersion = tls_protocol_version_t.TLSv12
    var greatestTLSVersion = tls_protocol_version_t.TLSv13
  }

  /// Foundation reads no proxy of this name. `NetworkAnswers` of DeviceNetwork reads what waits for a network.
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
