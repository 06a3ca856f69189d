import UIKit

public struct PlainListStyle: ListStyle { nonisolated public init() {} }

extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { PlainListStyle() } }
