import SwiftUI

/// A button of a store view beside its products.
///
/// - Source: developer.apple.com/documentation/storekit/storebuttonkind
public struct StoreButtonKind: Hashable, Sendable {
  private enum Kind { case cancellation, policies, redeemCode, restorePurchases, signIn }
  private let kind: Kind

  /// Dismisses the view.
  public static let cancellation = StoreButtonKind(kind: .cancellation)
  /// Opens the app's terms and its policy on privacy.
  public static let policies = StoreButtonKind(kind: .policies)
  /// Opens the field for an offer code.
  public static let redeemCode = StoreButtonKind(kind: .redeemCode)
  /// Asks for the person's transactions.
  public static let restorePurchases = StoreButtonKind(kind: .restorePurchases)
  /// Signs in to the app.
  public static let signIn = StoreButtonKind(kind: .signIn)
}

/// A page that a store view leads to.
///
/// - Source: developer.apple.com/documentation/storekit/subscriptionstorepolicykind
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
  private enum Kind { case termsOfService, privacyPolicy }
  private let kind: Kind

  public static let termsOfService = SubscriptionStorePolicyKind(kind: .termsOfService)
  public static let privacyPolicy = SubscriptionStorePolicyKind(kind: .privacyPolicy)
}

/// The buttons that an app asks for.
struct StoreButtonChoice: Sendable {
  var visible: Set<StoreButtonKind> = []
  var policies: [SubscriptionStorePolicyKind: URL] = [:]
  var signIn: (@MainActor () -> Void)?
}

private enum StoreButtonKey: EnvironmentKey { static let defaultValue = StoreButtonChoice() }

extension EnvironmentValues {
  var storeButtons: StoreButtonChoice {
    get { self[StoreButtonKey.self] }
    set { self[StoreButtonKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides buttons of store views. By default, there are none.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/storebutton(_:for:)
  nonisolated public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View {
    transformEnvironment(\.storeButtons) { buttons in
      buttons.visible.subtract(buttonKinds)
      if visibility == .visible { buttons.visible.formUnion(buttonKinds) }
    }
  }

  /// Sets the address of a page that the buttons for policies open.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/subscriptionstorepolicydestination(url:for:)
  nonisolated public func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind
  ) -> some View { transformEnvironment(\.storeButtons) { $0.policies[button] = url } }

  /// Sets what the button for signing in does; nil for no button.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/subscriptionstoresigninaction(_:)
  nonisolated public func subscriptionStoreSignInAction(_ action: (@MainActor () -> Void)?) -> some View {
    transformEnvironment(\.storeButtons) { $0.signIn = action }
  }
}

/// The buttons of a store view.
struct StoreButtons: View {
  @Environment(\.storeButtons) private var buttons
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @State private var redeemsCode = false

  var body: some View {
    VStack {
      if buttons.visible.contains(.signIn), let signIn = buttons.signIn { Button("Sign In") { signIn() } }
      if buttons.visible.contains(.restorePurchases) {
        Button("Restore Purchases") { Task { try? await AppStore.sync() } }
      }
      if buttons.visible.contains(.redeemCode) {
        Button("Redeem Code") { redeemsCode = true }.offerCodeRedemption(isPresented: $redeemsCode)
      }
      if buttons.visible.contains(.policies) {
        HStack {
          policy("Terms of Service", .termsOfService)
          policy("Privacy Policy", .privacyPolicy)
        }
      }
      if buttons.visible.contains(.cancellation) { Button("Cancel") { dismiss() } }
    }
  }

  @ViewBuilder
  private func policy(_ title: String, _ kind: SubscriptionStorePolicyKind) -> some View {
    if let url = buttons.policies[kind] { Button(title) { openURL(url) } }
  }
}
