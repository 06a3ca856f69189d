enum GridColumnsTrait: BoxTrait { static var defaultValue: Int { 1 } }

enum GridAnchorTrait: BoxTrait { static var defaultValue: UnitPoint? { nil } }

enum GridUnsizedTrait: BoxTrait { static var defaultValue: Axis.Set { [] } }
