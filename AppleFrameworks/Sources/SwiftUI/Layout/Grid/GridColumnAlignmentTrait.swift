enum GridColumnAlignmentTrait: BoxTrait { static var defaultValue: HorizontalAlignment? { nil } }
