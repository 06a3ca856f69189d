import Foundation
import FoundationNetworking

// The device has one network, which is neither expensive nor constrained. These settings are only stored, and no
// request fails because of them.

extension NSURLRequest {
  /// The source of a request, for the privacy report of a device.
  ///
  /// - Source: developer.apple.com/documentation/foundation/nsurlrequest/attribution-swift.enum
  public enum Attribution: UInt, Sendable {
    /// The request is from the developer's code.
    case developer = 0
    /// The request is from the user, such as by a link in a browser.
    case user = 1
  }
}

extension URLRequest {
  public typealias Attribution = NSURLRequest.Attribution

  private var settings: RequestSettings {
    get { ((self as NSURLRequest) as? SettingsRequest)?.settings ?? RequestSettings() }
    set { self = SettingsRequest(self as NSURLRequest, settings: newValue) as URLRequest }
  }

  /// Whether the request may use a network that the system considers expensive, such as a personal hotspot.
  ///
  /// - Default: `true`.
  /// - Source: developer.apple.com/documentation/foundation/urlrequest/allowsexpensivenetworkaccess
  public var allowsExpensiveNetworkAccess: Bool {
    get { settings.allowsExpensiveNetworkAccess }
    set { settings.allowsExpensiveNetworkAccess = newValue }
  }

  /// Whether the request may use the network in Low Data Mode.
  ///
  /// - Default: `true`.
  /// - Source: developer.apple.com/documentation/foundation/urlrequest/allowsconstrainednetworkaccess
  public var allowsConstrainedNetworkAccess: Bool {
    get { settings.allowsConstrainedNetworkAccess }
    set { settings.allowsConstrainedNetworkAccess = newValue }
  }

  /// Whether the request may use a network of very low bandwidth, such as a satellite network.
  ///
  /// - Default: `false`.
  /// - Source: developer.apple.com/documentation/foundation/urlrequest/allowsultraconstrainednetworkaccess
  public var allowsUltraConstrainedNetworkAccess: Bool {
    get { settings.allowsUltraConstrainedNetworkAccess }
    set { settings.allowsUltraConstrainedNetworkAccess = newValue }
  }

  /// Whether the first attempt uses HTTP/3.
  ///
  /// - Default: `false`.
  /// - Source: developer.apple.com/documentation/foundation/urlrequest/assumeshttp3capable
  public var assumesHTTP3Capable: Bool {
    get { settings.assumesHTTP3Capable }
    set { settings.assumesHTTP3Capable = newValue }
  }

  /// Whether host names must be validated with DNSSEC.
  ///
  /// - Default: `false`.
  /// - Source: developer.apple.com/documentation/foundation/urlrequest/requiresdnssecvalidation
  public var requiresDNSSECValidation: Bool {
    get { settings.requiresDNSSECValidation }
    set { settings.requiresDNSSECValidation = newValue }
  }

  /// The source of the request.
  ///
  /// - Default: `.developer`.
  /// - Source: developer.apple.com/documentation/foundation/urlrequest/attribution
  public var attribution: Attribution {
    get { settings.attribution }
    set { settings.attribution = newValue }
  }
}
