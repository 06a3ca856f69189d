import SwiftUI

extension View {
  /// Requests a product while the view is displayed.
  ///
  /// - Parameter action: A closure that is called when the request starts, and when the product is not available.
  /// - Source: developer.apple.com/documentation/swiftui/view/storeproducttask(for:priority:action:)
  nonisolated public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    action: @escaping @MainActor (Product.TaskState) async -> Void
  ) -> some View {
    task(id: id, priority: priority) {
      await action(.loading)
      await action(Product.TaskState.asking(for: id))
    }
  }

  /// Requests products while the view is displayed.
  ///
  /// - Parameter action: A closure that is called when the request starts, and when no products are available.
  /// - Source: developer.apple.com/documentation/swiftui/view/storeproductstask(for:priority:action:)
  nonisolated public func storeProductsTask(
    for ids: some Collection<String> & Equatable & Sendable, priority: TaskPriority = .medium,
    action: @escaping @MainActor (Product.CollectionTaskState) async -> Void
  ) -> some View {
    task(id: ids, priority: priority) {
      await action(.loading)
      do {
        let products = try await Product.products(for: ids)
        let found = Set(products.map(\.id))
        await action(.success(products, unavailable: ids.filter { !found.contains($0) }))
      } catch {
        await action(.failure(error))
      }
    }
  }

  /// Requests the user's subscriptions of a group while the view is displayed.
  ///
  /// - Parameter action: A closure that is called when the request starts, and when there are no subscriptions.
  /// - Source: developer.apple.com/documentation/swiftui/view/subscriptionstatustask(for:priority:action:)
  nonisolated public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping @MainActor (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    task(id: groupID, priority: priority) {
      await action(.loading)
      do { await action(.success(try await Product.SubscriptionInfo.status(for: groupID))) } catch {
        await action(.failure(error))
      }
    }
  }

  /// Requests the user's entitlement to a product while the view is displayed.
  ///
  /// - Parameter action: A closure that is called when the request starts, and when there is no entitlement.
  /// - Source: developer.apple.com/documentation/swiftui/view/currententitlementtask(for:priority:action:)
  nonisolated public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping @MainActor (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    task(id: productID, priority: priority) {
      await action(.loading)
      await action(.success(await Transaction.currentEntitlement(for: productID)))
    }
  }
}

extension Product.TaskState {
  static func asking(for id: Product.ID) async -> Product.TaskState {
    do {
      guard let product = try await Product.products(for: [id]).first else { return .unavailable }
      return .success(product)
    } catch { return .failure(error) }
  }
}
