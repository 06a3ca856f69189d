import XCTest

@testable import Harbour
@testable import HarbourKit

final class ShipTests: XCTestCase {
  func testThereAreThreeShips() {
    XCTAssertEqual(Ship.all.count, 3)
  }

  @MainActor
  func testTheListShowsThem() {
    let list = ShipListViewController(ships: Ship.all)
    list.loadViewIfNeeded()
    XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 3)
  }
}
