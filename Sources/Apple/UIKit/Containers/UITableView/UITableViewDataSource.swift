import Foundation

/// An object that provides the rows of a table and handles changes that the user makes.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewdatasource
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Asks the data source for the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Asks the data source for the cell of a row. Use one of the table's `dequeueReusableCell` methods to get the cell.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Asks the data source for the number of sections. The default is 1.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Asks the data source for the title of a section's header. The default is `nil`, for no title.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Asks the data source for the title of a section's footer. The default is `nil`, for no title.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Asks the data source whether the row can be edited. The default is `true`.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Asks the data source whether the row can be moved. The default is `true` if the data source implements moving of
  /// rows.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Asks the data source for the titles of the section index.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// Asks the data source for the section of an index title. The default is the position of the title.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

  /// Asks the data source to delete or insert a row. The implementation changes the data and updates the table.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

  /// Tells the data source that the user moved a row. The implementation moves the data accordingly.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.probe.canEdit = .byDefault
    return true
  }
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.probe.canMove = .byDefault
    return true
  }
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
