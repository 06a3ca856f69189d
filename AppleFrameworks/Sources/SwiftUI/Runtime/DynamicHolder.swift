/// A view of this framework that contains a value of the developer's with dynamic properties, such as a modifier or a
/// style.
protocol DynamicHolder {}
