@_spi(Host) import ObjectiveCNames

/// A controller, seen as one for anything, as Objective-C hands it to delegates.
enum ErasedView {
  static func view<Result>(
    _ controller: NSFetchedResultsController<Result>
  ) -> NSFetchedResultsController<any NSFetchRequestResult> {
    GenericView.view(controller, as: NSFetchedResultsController<any NSFetchRequestResult>.self)
  }
}
