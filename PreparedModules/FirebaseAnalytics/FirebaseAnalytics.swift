@_exported import FirebaseCore
import Foundation

/// A stub of Analytics. It records and sends nothing.
public class Analytics: NSObject {
  public class func logEvent(_ name: String, parameters: [String: Any]?) {}
  public class func setUserProperty(_ value: String?, forName name: String) {}
  public class func setUserID(_ userID: String?) {}
  public class func setAnalyticsCollectionEnabled(_ analyticsCollectionEnabled: Bool) {}
  public class func setSessionTimeoutInterval(_ sessionTimeoutInterval: TimeInterval) {}
  public class func setDefaultEventParameters(_ parameters: [String: Any]?) {}
  public class func resetAnalyticsData() {}
  public class func appInstanceID() -> String? { nil }
  public class func handleOpen(_ url: URL) {}
  public class func handleUserActivity(_ userActivity: Any) {}
}

public let AnalyticsEventAddToCart = "add_to_cart"
public let AnalyticsEventLogin = "login"
public let AnalyticsEventPurchase = "purchase"
public let AnalyticsEventScreenView = "screen_view"
public let AnalyticsEventSearch = "search"
public let AnalyticsEventSelectContent = "select_content"
public let AnalyticsEventShare = "share"
public let AnalyticsEventSignUp = "sign_up"
public let AnalyticsEventViewItem = "view_item"
public let AnalyticsParameterContent = "content"
public let AnalyticsParameterContentType = "content_type"
public let AnalyticsParameterCurrency = "currency"
public let AnalyticsParameterItemID = "item_id"
public let AnalyticsParameterItemName = "item_name"
public let AnalyticsParameterItems = "items"
public let AnalyticsParameterMethod = "method"
public let AnalyticsParameterPrice = "price"
public let AnalyticsParameterQuantity = "quantity"
public let AnalyticsParameterScreenClass = "screen_class"
public let AnalyticsParameterScreenName = "screen_name"
public let AnalyticsParameterSearchTerm = "search_term"
public let AnalyticsParameterValue = "value"
