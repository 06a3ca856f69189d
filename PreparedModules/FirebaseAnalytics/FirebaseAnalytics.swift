@_exported import FirebaseCore
import Foundation
import SwiftUI

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

/// The purposes for which a user can consent to the use of data.
public struct ConsentType: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let adPersonalization = ConsentType(rawValue: "AD_PERSONALIZATION")
  public static let adStorage = ConsentType(rawValue: "AD_STORAGE")
  public static let adUserData = ConsentType(rawValue: "AD_USER_DATA")
  public static let analyticsStorage = ConsentType(rawValue: "ANALYTICS_STORAGE")
}

/// Whether a user consents to a use of data.
public struct ConsentStatus: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let denied = ConsentStatus(rawValue: "denied")
  public static let granted = ConsentStatus(rawValue: "granted")
}

extension Analytics {
  public class func setConsent(_ consentSettings: [ConsentType: ConsentStatus]) {}
}

extension View {
  /// Records nothing.
  public func analyticsScreen(
    name: String, class: String = "View", extraParameters: [String: Any] = [:]
  ) -> some View { self }
}

public let AnalyticsEventAddPaymentInfo = "add_payment_info"
public let AnalyticsEventAddShippingInfo = "add_shipping_info"
public let AnalyticsEventAddToCart = "add_to_cart"
public let AnalyticsEventAddToWishlist = "add_to_wishlist"
public let AnalyticsEventAdImpression = "ad_impression"
public let AnalyticsEventAppOpen = "app_open"
public let AnalyticsEventBeginCheckout = "begin_checkout"
public let AnalyticsEventCampaignDetails = "campaign_details"
public let AnalyticsEventEarnVirtualCurrency = "earn_virtual_currency"
public let AnalyticsEventGenerateLead = "generate_lead"
public let AnalyticsEventJoinGroup = "join_group"
public let AnalyticsEventLevelEnd = "level_end"
public let AnalyticsEventLevelStart = "level_start"
public let AnalyticsEventLevelUp = "level_up"
public let AnalyticsEventLogin = "login"
public let AnalyticsEventPostScore = "post_score"
public let AnalyticsEventPurchase = "purchase"
public let AnalyticsEventRefund = "refund"
public let AnalyticsEventRemoveFromCart = "remove_from_cart"
public let AnalyticsEventScreenView = "screen_view"
public let AnalyticsEventSearch = "search"
public let AnalyticsEventSelectContent = "select_content"
public let AnalyticsEventSelectItem = "select_item"
public let AnalyticsEventSelectPromotion = "select_promotion"
public let AnalyticsEventShare = "share"
public let AnalyticsEventSignUp = "sign_up"
public let AnalyticsEventSpendVirtualCurrency = "spend_virtual_currency"
public let AnalyticsEventTutorialBegin = "tutorial_begin"
public let AnalyticsEventTutorialComplete = "tutorial_complete"
public let AnalyticsEventUnlockAchievement = "unlock_achievement"
public let AnalyticsEventViewCart = "view_cart"
public let AnalyticsEventViewItem = "view_item"
public let AnalyticsEventViewItemList = "view_item_list"
public let AnalyticsEventViewPromotion = "view_promotion"
public let AnalyticsEventViewSearchResults = "view_search_results"
public let AnalyticsParameterAchievementID = "achievement_id"
public let AnalyticsParameterAdFormat = "ad_format"
public let AnalyticsParameterAdNetworkClickID = "aclid"
public let AnalyticsParameterAdPlatform = "ad_platform"
public let AnalyticsParameterAdSource = "ad_source"
public let AnalyticsParameterAdUnitName = "ad_unit_name"
public let AnalyticsParameterAffiliation = "affiliation"
public let AnalyticsParameterCampaign = "campaign"
public let AnalyticsParameterCampaignID = "campaign_id"
public let AnalyticsParameterCharacter = "character"
public let AnalyticsParameterContent = "content"
public let AnalyticsParameterContentType = "content_type"
public let AnalyticsParameterCoupon = "coupon"
public let AnalyticsParameterCP1 = "cp1"
public let AnalyticsParameterCreativeFormat = "creative_format"
public let AnalyticsParameterCreativeName = "creative_name"
public let AnalyticsParameterCreativeSlot = "creative_slot"
public let AnalyticsParameterCurrency = "currency"
public let AnalyticsParameterDestination = "destination"
public let AnalyticsParameterDiscount = "discount"
public let AnalyticsParameterEndDate = "end_date"
public let AnalyticsParameterExtendSession = "extend_session"
public let AnalyticsParameterFlightNumber = "flight_number"
public let AnalyticsParameterGroupID = "group_id"
public let AnalyticsParameterIndex = "index"
public let AnalyticsParameterItemBrand = "item_brand"
public let AnalyticsParameterItemCategory = "item_category"
public let AnalyticsParameterItemCategory2 = "item_category2"
public let AnalyticsParameterItemCategory3 = "item_category3"
public let AnalyticsParameterItemCategory4 = "item_category4"
public let AnalyticsParameterItemCategory5 = "item_category5"
public let AnalyticsParameterItemID = "item_id"
public let AnalyticsParameterItemListID = "item_list_id"
public let AnalyticsParameterItemListName = "item_list_name"
public let AnalyticsParameterItemName = "item_name"
public let AnalyticsParameterItemVariant = "item_variant"
public let AnalyticsParameterItems = "items"
public let AnalyticsParameterLevel = "level"
public let AnalyticsParameterLevelName = "level_name"
public let AnalyticsParameterLocation = "location"
public let AnalyticsParameterLocationID = "location_id"
public let AnalyticsParameterMarketingTactic = "marketing_tactic"
public let AnalyticsParameterMedium = "medium"
public let AnalyticsParameterMethod = "method"
public let AnalyticsParameterNumberOfNights = "number_of_nights"
public let AnalyticsParameterNumberOfPassengers = "number_of_passengers"
public let AnalyticsParameterNumberOfRooms = "number_of_rooms"
public let AnalyticsParameterOrigin = "origin"
public let AnalyticsParameterPaymentType = "payment_type"
public let AnalyticsParameterPrice = "price"
public let AnalyticsParameterPromotionID = "promotion_id"
public let AnalyticsParameterPromotionName = "promotion_name"
public let AnalyticsParameterQuantity = "quantity"
public let AnalyticsParameterScore = "score"
public let AnalyticsParameterScreenClass = "screen_class"
public let AnalyticsParameterScreenName = "screen_name"
public let AnalyticsParameterSearchTerm = "search_term"
public let AnalyticsParameterShipping = "shipping"
public let AnalyticsParameterShippingTier = "shipping_tier"
public let AnalyticsParameterSource = "source"
public let AnalyticsParameterSourcePlatform = "source_platform"
public let AnalyticsParameterStartDate = "start_date"
public let AnalyticsParameterSuccess = "success"
public let AnalyticsParameterTax = "tax"
public let AnalyticsParameterTerm = "term"
public let AnalyticsParameterTransactionID = "transaction_id"
public let AnalyticsParameterTravelClass = "travel_class"
public let AnalyticsParameterValue = "value"
public let AnalyticsParameterVirtualCurrencyName = "virtual_currency_name"
public let AnalyticsUserPropertySignUpMethod = "sign_up_method"
public let AnalyticsUserPropertyAllowAdPersonalizationSignals = "allow_personalized_ads"
