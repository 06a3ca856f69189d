import Foundation
import Testing
import UIKit

struct IndexPathTests {
  @Test("Objective-C's paths have rows, items and sections, too")
  func objectiveC() {
    let row = NSIndexPath(row: 3, section: 2)
    #expect(row.row == 3 && row.section == 2 && row.length == 2)
    #expect(NSIndexPath(item: 4, section: 1).item == 4)
    #expect(row.isEqual(NSIndexPath(row: 3, section: 2)))
  }
}
