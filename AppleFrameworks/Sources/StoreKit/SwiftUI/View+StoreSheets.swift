import SwiftUI

extension View {
  /// Shows the person's subscriptions while a value is `true`: a labeled box with a Done button.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/managesubscriptionssheet(ispresented:)
  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    sheet(isPresented: isPresented) { StoreSheetControl(subject: .subscriptions) }
  }

  /// Shows the person's subscriptions of a group while a value is `true`.
  nonisolated public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { manageSubscriptionsSheet(isPresented: isPresented) }

  /// Shows the field for an offer code while a value is `true`: a labeled box with a Done button.
  ///
  /// - Parameter onCompletion: Is called when the person is done.
  /// - Source: developer.apple.com/documentation/swiftui/view/offercoderedemption(ispresented:oncompletion:)
  nonisolated public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    sheet(
      isPresented: isPresented, onDismiss: { MainActor.assumeIsolated { onCompletion(.success(())) } },
      content: { StoreSheetControl(subject: .codeRedemption) })
  }

  /// Shows the request for a refund while a value is `true`: a labeled box with a Done button.
  ///
  /// - Parameter onDismiss: Hears that the person canceled.
  /// - Source: developer.apple.com/documentation/swiftui/view/refundrequestsheet(for:ispresented:ondismiss:)
  nonisolated public func refundRequestSheet(
    for transactionID: Transaction.ID, isPresented: Binding<Bool>,
    onDismiss: (@MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
  ) -> some View {
    sheet(
      isPresented: isPresented, onDismiss: { MainActor.assumeIsolated { onDismiss?(.success(.userCancelled)) } },
      content: { StoreSheetControl(subject: .refund) })
  }

  /// Shows the store's banner for an app while a value is `true`. It does not load, and the value becomes `false`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/appstoreoverlay(ispresented:configuration:)
  nonisolated public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View {
    task(id: isPresented.wrappedValue) { if isPresented.wrappedValue { isPresented.wrappedValue = false } }
  }
}
