import Foundation
import FoundationNetworking

/// Settings of a request that Foundation on Linux has no place for.
struct RequestSettings {
  var allowsExpensiveNetworkAccess = true
  var allowsConstrainedNetworkAccess = true
  var allowsUltraConstrainedNetworkAccess = false
  var assumesHTTP3Capable = false
  var requiresDNSSECValidation = false
  var attribution = NSURLRequest.Attribution.developer
}

/// A request that keeps its settings. `URLRequest` holds an object of this class from the first setting on, and copies it where it
/// would copy a plain request.
final class SettingsRequest: NSMutableURLRequest {
  var settings: RequestSettings

  /// Makes a copy of a request with other settings.
  convenience init(_ other: NSURLRequest, settings: RequestSettings) {
    // A request has a URL from its initializer on. `url` takes it away again where the other one has none.
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
    httpShouldUsePipelining = other.httpShouldUsePipelining
    // The two exclude each other: setting one removes the other.
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
