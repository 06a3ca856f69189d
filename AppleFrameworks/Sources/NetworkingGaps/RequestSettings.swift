import Foundation
import FoundationNetworking

/// The settings of a request that Foundation on Linux does not support.
struct RequestSettings {
  var allowsExpensiveNetworkAccess = true
  var allowsConstrainedNetworkAccess = true
  var allowsUltraConstrainedNetworkAccess = false
  var assumesHTTP3Capable = false
  var requiresDNSSECValidation = false
  var attribution = NSURLRequest.Attribution.developer
}

/// A request that stores its settings. `URLRequest` contains an object of this class after the first setting, and
/// copies it like a plain request.
final class SettingsRequest: NSMutableURLRequest {
  var settings: RequestSettings

  /// Creates a copy of a request with other settings.
  convenience init(_ other: NSURLRequest, settings: RequestSettings) {
    // The initializer requires a URL. It is removed afterward if the other request has none.
    self.init(
      url: other.url ?? URL(fileURLWithPath: "/"), cachePolicy: other.cachePolicy,
      timeoutInterval: other.timeoutInterval)
    self.settings = settings
    url = other.url
    mainDocumentURL = other.mainDocumentURL
    networkServiceType = other.networkServiceType
    allowsCellularAccess = other.allowsCellularAccess
    httpMethod = other.httpMethod ?? "GET"
    allHTTPHeaderFields = other.allHTTPHeaderFields
    httpShouldHandleCookies = other.httpShouldHandleCookies
    // The properties are mutually exclusive: setting one removes the other.
    if let stream = other.httpBodyStream { httpBodyStream = stream } else { httpBody = other.httpBody }
  }

  override init(url: URL, cachePolicy: NSURLRequest.CachePolicy, timeoutInterval: TimeInterval) {
    settings = RequestSettings()
    super.init(url: url, cachePolicy: cachePolicy, timeoutInterval: timeoutInterval)
  }

  required init?(coder: NSCoder) {
    settings = RequestSettings()
    super.init(coder: coder)
  }

  override func copy(with zone: NSZone? = nil) -> Any { SettingsRequest(self, settings: settings) }

  override func mutableCopy(with zone: NSZone? = nil) -> Any { SettingsRequest(self, settings: settings) }
}
