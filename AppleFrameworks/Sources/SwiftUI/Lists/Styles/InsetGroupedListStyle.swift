import UIKit

public struct InsetGroupedListStyle: ListStyle { nonisolated public init() {} }

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
