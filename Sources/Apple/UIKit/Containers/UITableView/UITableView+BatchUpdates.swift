extension UITableView {
  /// Makes several changes at once. The closure is called before this returns, so it may use what does not outlive the call.
  ///
  /// Apple's parameter does not escape and may be nil, which Swift can't declare in one.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
